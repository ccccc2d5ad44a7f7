// One short text for one JSON value: equal values have equal fingerprints, whatever the order of their keys.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import stringify from 'canonicalize';

/**
 * The same bytes for the same value on any machine: JSON with its keys in order.
 *
 * @throws Error for what is not JSON: numbers that are not finite, circles.
 */
export const canonical = (value: unknown): string => stringify(value) ?? 'null';

/** The first 16 hexadecimal digits of the SHA-256 of a value's canonical text. */
export const fingerprint = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(value)))).slice(0, 16);

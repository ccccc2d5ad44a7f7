// One short text for one JSON value: equal values have equal fingerprints, whatever the order of their keys.

import { sha256 } from '@noble/hashes/sha2.js';
import stringify from 'canonicalize';

/**
 * The same bytes for the same value on any machine: JSON with its keys in order.
 *
 * @throws Error for what is not JSON: numbers that are not finite, circles.
 */
export const canonical = (value: unknown): string => stringify(value) ?? 'null';

const hexadecimal = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The first 16 hexadecimal digits of the SHA-256 of a value's canonical text. */
export const fingerprint = (value: unknown): string =>
  hexadecimal(sha256(new TextEncoder().encode(canonical(value))).subarray(0, 8));

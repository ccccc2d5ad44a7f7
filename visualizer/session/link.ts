// A session in the address of the page: compressed, nothing is uploaded anywhere. What is too long for an address that
// travels safely is still handed out, with a warning.

import type { RuleSet } from './rule-set.ts';
import { RULE_SETS } from './rule-sets.ts';
import type { Session } from './session.ts';
import { sessionFileOf, sessionFrom } from './session-file.ts';

/** Goes before the data, and changes with its form. */
export const LINK_VERSION = 'cc1';
/** Mail programs, chats and servers cut longer addresses. */
export const LINK_LIMIT = 8000;
/** No link of ours unpacks to more than that: a longer one is not worth the memory. */
const MOST_CHARACTERS = 50_000_000;

export interface Link {
  /** For the part of the address after `#`. */
  readonly text: string;
  readonly isTooLong: boolean;
  /** Says so, and what to do instead; null if it is short enough. */
  readonly warning: string | null;
}

export type LinkErrorCode = 'unknown-link' | 'unknown-version' | 'damaged';

/** The address holds no session that can be opened. */
export class LinkError extends Error {
  readonly code: LinkErrorCode;
  constructor(code: LinkErrorCode, found: string, expected: string) {
    super(`Found ${found}; expected ${expected}.`);
    this.code = code;
  }
}

export const linkOf = async (session: Session, limit = LINK_LIMIT): Promise<Link> => {
  const packed = await compressed(JSON.stringify(sessionFileOf(session)));
  const text = `${LINK_VERSION}.${packed}`;
  const isTooLong = text.length > limit;
  const warning = `This link has ${text.length} characters; many programs cut it after ${limit}. Save the session as a file.`;
  return { text, isTooLong, warning: isTooLong ? warning : null };
};

/**
 * Opens a link, with or without the `#`.
 *
 * @throws LinkError if it is none, of another version or damaged; SessionFault if what it holds cannot be played here.
 */
export const sessionFromLink = async (link: string, known: readonly RuleSet[] = RULE_SETS): Promise<Session> => {
  const { version, data } = /^#?(?<version>cc\d+)\.(?<data>[\w-]+)$/.exec(link)?.groups ?? {};
  if (version === undefined || data === undefined) {
    throw new LinkError('unknown-link', `"${shortened(link)}"`, `a link that begins with ${LINK_VERSION}.`);
  }
  if (version !== LINK_VERSION)
    throw new LinkError('unknown-version', `a link of version ${version}`, `one of ${LINK_VERSION}`);
  return sessionFrom(await unpacked(data), known);
};

const unpacked = async (data: string): Promise<unknown> => {
  try {
    return JSON.parse(await decompressed(data));
  } catch {
    throw new LinkError('damaged', 'a link that is damaged or cut short', 'the whole link as it was made');
  }
};

const shortened = (link: string): string => (link.length > 40 ? `${link.slice(0, 40)}…` : link);

// Compression by what every browser and Node have on board.

const compressed = async (text: string): Promise<string> => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return base64Url(new Uint8Array(await new Response(stream).arrayBuffer()));
};

const decompressed = async (data: string): Promise<string> => {
  const stream = new Blob([bytesOf(data)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MOST_CHARACTERS) throw new Error('It is too long.');
  }
};

const CHUNK = 0x8000;

const base64Url = (bytes: Uint8Array): string => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

const bytesOf = (data: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
};

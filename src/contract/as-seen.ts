/**
 * What a reader never sees, and what overrides the order of the text around it: controls but tab and line breaks, halves of
 * characters, spaces of no width, overrides and isolates of direction. Letters that are written from right to left keep
 * their own direction, and joiners their letters and emojis.
 */
const UNSEEN = /(?![\t\n\r\0])\p{Cc}|[\p{Cs}\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu
/** Line and page breaks of word processors and old systems. */
const ODD_BREAKS = /[\v\f\u0085]/gu

/** A typed text as a reader sees it. */
export function asSeen(typed: string): string {
  return typed.replace(ODD_BREAKS, ' ').replace(UNSEEN, '')
}

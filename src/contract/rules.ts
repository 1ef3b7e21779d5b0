/**
 * The names of the rules a field can break. A schema uses them as its messages,
 * an error carries them in `data.fields`, the web turns them into a sentence.
 */
export const RULES = [
  'required',
  'invalid',
  'too-short',
  'too-long',
  'out-of-range',
  'unknown-reference',
  'named-twice',
  'email-invalid',
  'title-required',
  'title-too-short',
  'title-too-long',
  'title-taken',
  'changed-since',
  'portions-too-low',
  'price-negative',
  'quantity-too-low',
  'forfait-too-low',
  'wastage-out-of-range',
  'content-incomplete',
  'yield-incomplete',
  'two-sources',
  'article-taken',
  'too-many-articles',
  'thresholds-crossed',
  'passwords-differ',
  'password-common',
  'password-personal',
  'password-predictable',
  'password-unchanged',
  'email-unchanged',
  'no-ingredient',
  'photo-type',
  'photo-type-differs',
  'photo-unreadable',
  'photo-too-wide',
  'photo-too-many-pixels',
  'siren-invalid',
  'hours-whole',
  'use-by-too-early',
  'made-to-come',
  'deliver-before-today',
  'whole-packs',
  'recipient-changed',
  'reply-to-supplier',
  'supplier-gone',
  'already-sent',
  'already-carried',
  'recipient-unconfirmed',
  'no-mail-server',
  'received-to-come',
  'receipt-has-photos',
  'too-many-photos',
  'invoice-file-type',
  'invoice-file-differs',
] as const
export type Rule = (typeof RULES)[number]

/** A schema's message, checked against the list. */
export function rule(name: Rule): Rule {
  return name
}

const known: ReadonlySet<string> = new Set(RULES)

/** Messages that a library wrote itself become the plain 'invalid'. */
export function toRule(message: string): Rule {
  return known.has(message) ? (message as Rule) : 'invalid'
}

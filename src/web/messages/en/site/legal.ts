import { cookies } from './legal/cookies.ts'
import { notice } from './legal/notice.ts'
import { privacy } from './legal/privacy.ts'
import { tables } from './legal/tables.ts'
import { terms } from './legal/terms.ts'

export const legal = {
  updated: 'Last updated: <day>{date}</day>',
  /** Shown with every language but French. */
  courtesy: 'Courtesy translation: the French text alone is authoritative.',
  print: 'Print',
  terms,
  privacy,
  legal: notice,
  cookies,
  tables,
} as const

import { cookies } from './legal/cookies.ts'
import { notice } from './legal/notice.ts'
import { privacy } from './legal/privacy.ts'
import { tables } from './legal/tables.ts'
import { terms } from './legal/terms.ts'

export const legal = {
  updated: 'Dernière mise à jour\u00a0: <day>{date}</day>',
  /** Shown with every language but French. */
  courtesy: 'Traduction donnée pour information\u00a0: seul le texte français fait foi.',
  print: 'Imprimer',
  terms,
  privacy,
  legal: notice,
  cookies,
  tables,
} as const

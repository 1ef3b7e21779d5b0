import type { sheet as french } from '../../fr/kitchen/sheet.ts'
import type { Translation } from '../../translation.ts'

export const sheet: Translation<typeof french> = {
  steps: 'Steps',
  gone: 'This sheet is no longer here',
  goneSentence: 'It was deleted, or this tablet does not show it.',
  backToList: 'All sheets',
  failed: 'The sheet could not be read',
}

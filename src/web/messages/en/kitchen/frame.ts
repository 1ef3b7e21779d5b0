import type { frame as french } from '../../fr/kitchen/frame.ts'
import type { Translation } from '../../translation.ts'

export const frame: Translation<typeof french> = {
  title: 'Kitchen',
  skip: 'Skip to content',
  tabs: 'Pages of the kitchen',
  tab: { sheets: 'Sheets', plan: 'Plan', batches: 'Batches' },
  lock: 'Lock',
  asTablet: 'What a tablet shows',
  settings: 'Settings',
}

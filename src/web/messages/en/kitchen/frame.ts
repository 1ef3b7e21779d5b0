import type { frame as french } from '../../fr/kitchen/frame.ts'
import type { Translation } from '../../translation.ts'

export const frame: Translation<typeof french> = {
  title: 'Kitchen',
  skip: 'Skip to content',
  tabs: 'Pages of the kitchen',
  tab: { sheets: 'Sheets', plan: 'Plan', batches: 'Batches', deliveries: 'Deliveries' },
  lock: 'Lock',
  asTablet: 'What a tablet shows',
  personOf: '{initials}, {name}: account and signing out',
  account: 'My account',
  goTo: 'Go to {name}',
  signOut: 'Sign out',
  settings: 'Settings',
}

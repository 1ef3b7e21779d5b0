import type { Translation } from '../translation.ts'
import type { carteVersions as french } from '../fr/carte-versions.ts'

export const carteVersions = {
  title: 'Kept versions',
  lead: 'The menu as it was, with its prices, costs and layout: to be opened and printed again whatever becomes of the menu.',
  none: 'No version kept yet.',
  keep: 'Keep this version',
  keepTitle: 'Keep the menu as it is',
  name: 'Name of the version',
  nameRequired: 'The version needs a name',
  suggested: 'Menu {season, select, spring {spring} summer {summer} autumn {autumn} other {winter}} {year}',
  keeping: 'Saving…',
  kept: 'Version kept',
  open: 'View',
  openOf: 'View {name}',
  keptOn: 'Kept on {date}',
  remove: 'Delete {name}',
  removeTitle: 'Delete “{name}”?',
  removeBody:
    'The menu of today does not change. This version can no longer be opened or printed, and does not go into the bin.',
  removed: 'Version deleted',
  back: 'Back to the menu',
  windowTitle: '{name} to print',
  asOf: '{name}, kept on {date}',
  costsOfThen: 'The margins are those of the day on which the version was kept.',
  failure: {
    list: 'The versions could not be read',
    load: 'This version could not be read',
    gone: 'This version does not exist or was deleted.',
    keep: 'The version could not be kept',
    remove: 'The version could not be deleted',
  },
} satisfies Translation<typeof french>

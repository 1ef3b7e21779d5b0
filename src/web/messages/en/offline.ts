import type { offline as french } from '../fr/offline.ts'
import type { Translation } from '../translation.ts'

export const offline = {
  missing: {
    menu: 'The menu could not be loaded',
    search: 'The search could not be loaded',
    reload: 'Reload the page',
  },
  mark: 'Offline',
  away: 'Server unavailable',
  again: 'Trying again in a moment',
  readAt: 'Read on {date} at {time}',
  version: {
    ready: 'A new version of Gramme is ready.',
    update: 'Update',
    waits: 'The update will follow as soon as what is being typed, here or in another tab, is saved.',
    later: 'Later',
  },
} as const satisfies Translation<typeof french>

import { tablerIcon } from './tabler-icon.tsx'

export const IconJson = tablerIcon(
  'json',
  'M20 16v-8l3 8v-8',
  'M15 8a2 2 0 0 1 2 2v4a2 2 0 1 1 -4 0v-4a2 2 0 0 1 2 -2',
  'M1 8h3v6.5a1.5 1.5 0 0 1 -3 0v-.5',
  'M7 15a1 1 0 0 0 1 1h1a1 1 0 0 0 1 -1v-2a1 1 0 0 0 -1 -1h-1a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1h1a1 1 0 0 1 1 1',
)

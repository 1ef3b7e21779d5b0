import { tablerIcon } from './tabler-icon.tsx'

export const IconNotebook = tablerIcon(
  'notebook',
  'M6 4h11a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-11a1 1 0 0 1 -1 -1v-14a1 1 0 0 1 1 -1m3 0v18',
  'M13 8l2 0',
  'M13 12l2 0',
)

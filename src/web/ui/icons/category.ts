import { tablerIcon } from './tabler-icon.tsx'

export const IconCategory = tablerIcon(
  'category',
  'M4 4h6v6h-6l0 -6',
  'M14 4h6v6h-6l0 -6',
  'M4 14h6v6h-6l0 -6',
  'M14 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
)

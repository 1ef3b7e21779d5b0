import { tablerIcon } from './tabler-icon.tsx'

export const IconInfoCircle = tablerIcon(
  'info-circle',
  'M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0',
  'M12 9h.01',
  'M11 12h1v4h1',
)

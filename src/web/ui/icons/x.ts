import { tablerIcon } from './tabler-icon.tsx'

export const IconX = tablerIcon('x', 'M18 6l-12 12', 'M6 6l12 12')

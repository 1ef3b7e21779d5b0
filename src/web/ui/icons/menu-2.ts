import { tablerIcon } from './tabler-icon.tsx'

export const IconMenu2 = tablerIcon('menu-2', 'M4 6l16 0', 'M4 12l16 0', 'M4 18l16 0')

import { tablerIcon } from './tabler-icon.tsx'

export const IconChevronRight = tablerIcon('chevron-right', 'M9 6l6 6l-6 6')

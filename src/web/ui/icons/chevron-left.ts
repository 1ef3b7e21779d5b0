import { tablerIcon } from './tabler-icon.tsx'

export const IconChevronLeft = tablerIcon('chevron-left', 'M15 6l-6 6l6 6')

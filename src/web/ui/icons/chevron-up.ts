import { tablerIcon } from './tabler-icon.tsx'

export const IconChevronUp = tablerIcon('chevron-up', 'M6 15l6 -6l6 6')

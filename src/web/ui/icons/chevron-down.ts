import { tablerIcon } from './tabler-icon.tsx'

export const IconChevronDown = tablerIcon('chevron-down', 'M6 9l6 6l6 -6')

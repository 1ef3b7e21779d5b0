import { tablerIcon } from './tabler-icon.tsx'

export const IconArrowUpRight = tablerIcon('arrow-up-right', 'M17 7l-10 10', 'M8 7l9 0l0 9')

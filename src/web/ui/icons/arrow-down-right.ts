import { tablerIcon } from './tabler-icon.tsx'

export const IconArrowDownRight = tablerIcon('arrow-down-right', 'M7 7l10 10', 'M17 8l0 9l-9 0')

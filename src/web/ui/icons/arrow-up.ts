import { tablerIcon } from './tabler-icon.tsx'

export const IconArrowUp = tablerIcon('arrow-up', 'M12 5l0 14', 'M18 11l-6 -6', 'M6 11l6 -6')

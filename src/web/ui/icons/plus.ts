import { tablerIcon } from './tabler-icon.tsx'

export const IconPlus = tablerIcon('plus', 'M12 5l0 14', 'M5 12l14 0')

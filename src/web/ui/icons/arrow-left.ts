import { tablerIcon } from './tabler-icon.tsx'

export const IconArrowLeft = tablerIcon('arrow-left', 'M5 12l14 0', 'M5 12l6 6', 'M5 12l6 -6')

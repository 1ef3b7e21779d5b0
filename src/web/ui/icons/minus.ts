import { tablerIcon } from './tabler-icon.tsx'

export const IconMinus = tablerIcon('minus', 'M5 12l14 0')

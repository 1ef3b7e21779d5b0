import { tablerIcon } from './tabler-icon.tsx'

export const IconCheck = tablerIcon('check', 'M5 12l5 5l10 -10')

import { tablerIcon } from './tabler-icon.tsx'

export const IconBolt = tablerIcon('bolt', 'M13 3l0 7l6 0l-8 11l0 -7l-6 0l8 -11')

import { tablerIcon } from './tabler-icon.tsx'

export const IconTrendingUp = tablerIcon('trending-up', 'M3 17l6 -6l4 4l8 -8', 'M14 7l7 0l0 7')

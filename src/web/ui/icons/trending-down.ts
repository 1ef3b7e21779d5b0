import { tablerIcon } from './tabler-icon.tsx'

export const IconTrendingDown = tablerIcon('trending-down', 'M3 7l6 6l4 -4l8 8', 'M21 10l0 7l-7 0')

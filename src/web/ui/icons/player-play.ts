import { tablerIcon } from './tabler-icon.tsx'

export const IconPlayerPlay = tablerIcon('player-play', 'M7 4v16l13 -8l-13 -8')

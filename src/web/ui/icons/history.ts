import { tablerIcon } from './tabler-icon.tsx'

export const IconHistory = tablerIcon('history', 'M12 8l0 4l2 2', 'M3.05 11a9 9 0 1 1 .5 4m-.5 5v-5h5')

export const timers = {
  title: 'Minuteurs',
} as const

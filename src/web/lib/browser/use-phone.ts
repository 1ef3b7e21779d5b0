import { useMediaQuery } from '@mantine/hooks'
import { BREAKPOINTS } from '#web/theme/breakpoints.ts'

export function usePhone(): boolean {
  return useMediaQuery(`(max-width: ${BREAKPOINTS['below-sm']})`, false, { getInitialValueInEffect: false })
}

/** A phone, or a tablet held upright: a table of many columns, each of its rows a single line, would cut its names. */
export function useTablet(): boolean {
  return useMediaQuery(`(max-width: ${BREAKPOINTS['below-md']})`, false, { getInitialValueInEffect: false })
}

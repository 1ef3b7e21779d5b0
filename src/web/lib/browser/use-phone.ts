import { useMediaQuery } from '@mantine/hooks'

/** The width under which tables become cards. */
const PHONE = '(max-width: 47.99em)'

/** The width under which a table of many columns, each of its rows a single line, would cut its names. */
const TABLET = '(max-width: 61.99em)'

export function usePhone(): boolean {
  return useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
}

/** A phone, or a tablet held upright. */
export function useTablet(): boolean {
  return useMediaQuery(TABLET, false, { getInitialValueInEffect: false })
}

import { useMediaQuery } from '@mantine/hooks'

/** The width under which tables become cards. */
const PHONE = '(max-width: 47.99em)'

export function usePhone(): boolean {
  return useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
}

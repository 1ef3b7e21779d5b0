import { createTheme } from '@mantine/core'
import { palette } from './palette.ts'

const SANS =
  "'Instrument Sans Variable', 'Arial as Instrument Sans', 'Roboto as Instrument Sans', system-ui, sans-serif"
const SERIF = "'Fraunces Variable', 'Georgia as Fraunces', 'Times as Fraunces', Georgia, serif"

/** What modals and drawers have in common. */
const dialog = {
  overlayProps: { color: 'var(--backdrop)', backgroundOpacity: 1 },
  transitionProps: { duration: 150 },
  // Behind a dialog the page stays where it is, with its scrollbar: the style element that would hide it is not allowed by the policy.
  removeScrollProps: { removeScrollBar: false },
  styles: {
    title: {
      fontFamily: SERIF,
      fontSize: '1.25rem',
      fontWeight: 600,
      lineHeight: 1.3,
      overflowWrap: 'anywhere',
    },
  },
}

export const theme = createTheme({
  white: '#ffffff',
  black: '#211c16',
  colors: {
    ...palette,
    // Mantine's own names, so that nothing of its default blues and greys shows through.
    gray: palette.paper,
    dark: palette.ink,
    green: palette.bottle,
    yellow: palette.saffron,
    orange: palette.saffron,
    red: palette.beetroot,
  },
  primaryColor: 'bottle',
  primaryShade: { light: 7, dark: 6 },
  fontFamily: SANS,
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.55', xl: '1.55' },
  headings: {
    fontFamily: SERIF,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '2.125rem', lineHeight: '1.2' },
      h2: { fontSize: '1.5rem', lineHeight: '1.25' },
      h3: { fontSize: '1.25rem', lineHeight: '1.3' },
      h4: { fontSize: '1.0625rem', lineHeight: '1.35' },
    },
  },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  shadows: {
    xs: 'var(--shadow-card)',
    sm: 'var(--shadow-card)',
    md: 'var(--shadow-float)',
    lg: 'var(--shadow-float)',
    xl: 'var(--shadow-float)',
  },
  components: {
    Card: { defaultProps: { withBorder: true, radius: 'lg', padding: 'lg' } },
    Paper: { defaultProps: { radius: 'lg' } },
    Anchor: { defaultProps: { underline: 'hover' } },
    Badge: { defaultProps: { variant: 'light', radius: 'xl', size: 'lg', tt: 'none', fw: 600 } },
    List: { defaultProps: { listStyleType: 'disc' } },
    Kbd: { defaultProps: { ff: SANS } },
    Drawer: { defaultProps: { ...dialog } },
    Modal: { defaultProps: { ...dialog, centered: true, radius: 'lg' } },
    Menu: { defaultProps: { transitionProps: { duration: 150 } } },
    Tooltip: { defaultProps: { transitionProps: { duration: 150 }, withArrow: true } },
    Table: { defaultProps: { verticalSpacing: 8, horizontalSpacing: 'sm' } },
    Select: {
      defaultProps: { allowDeselect: false, checkIconPosition: 'right', comboboxProps: { shadow: 'md' } },
    },
  },
})

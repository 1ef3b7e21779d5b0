/**
 * The widths at which a layout changes, by name: `$below-sm` in a stylesheet's media query. `xs` to `lg` are Mantine's own,
 * so that its components and our stylesheets change together; 'below' ends a hundredth earlier, as Mantine's mixins do.
 */
export const BREAKPOINTS = {
  /** The smallest phones. */
  'below-xxs': '22.49em',
  'below-xs': '35.99em',
  'from-xs': '36em',
  /** A phone: tables become cards. */
  'below-sm': '47.99em',
  'from-sm': '48em',
  /** A phone, or a tablet held upright. */
  'below-md': '61.99em',
  'from-md': '62em',
  /** No room for a second column beside an editor. */
  'below-aside': '68.99em',
  'below-lg': '74.99em',
  'from-lg': '75em',
  /** A laptop: labels of the header shorten. */
  'below-xl': '79.99em',
  'from-xxl': '100em',
} as const

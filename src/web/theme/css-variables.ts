import type { CSSVariablesResolver } from '@mantine/core'

/** What Mantine asks of one of its colours, answered with the tokens of tokens.css. */
function color(name: string, filled: string, filledHover: string, soft: string, text: string) {
  const prefix = `--mantine-color-${name}`
  return {
    [`${prefix}-filled`]: filled,
    [`${prefix}-filled-hover`]: filledHover,
    [`${prefix}-light`]: soft,
    [`${prefix}-light-hover`]: `color-mix(in srgb, ${soft} 82%, ${text})`,
    [`${prefix}-light-color`]: text,
    [`${prefix}-outline`]: text,
    [`${prefix}-outline-hover`]: soft,
    [`${prefix}-text`]: text,
  }
}

const variables = {
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  // Mantine paints its surfaces (cards, modals, menus) with 'body'; the page itself is painted in global.css.
  '--mantine-color-body': 'var(--card)',
  '--mantine-color-dimmed': 'var(--dimmed)',
  '--mantine-color-placeholder': 'var(--dimmed)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-error': 'var(--danger-text)',
  '--mantine-color-success': 'var(--margin-high)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--sand)',
  '--mantine-color-disabled-color': 'var(--dimmed)',
  '--mantine-color-disabled-border': 'var(--line)',
  ...color('bottle', 'var(--action)', 'var(--action-hover)', 'var(--action-soft)', 'var(--link)'),
  ...color('beetroot', 'var(--danger)', 'var(--danger-hover)', 'var(--danger-soft)', 'var(--danger-text)'),
  ...color('saffron', 'var(--saffron)', 'var(--saffron)', 'var(--saffron-soft)', 'var(--saffron-text)'),
  ...color('gray', 'var(--dimmed)', 'var(--ink)', 'var(--sand)', 'var(--dimmed)'),
}

// Given per scheme, because Mantine sets its own defaults per scheme and those would win.
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: variables,
  dark: variables,
})

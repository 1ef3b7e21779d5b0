import { Button, type ButtonProps } from '@mantine/core'
import type { PageLinkProps } from '#web/lib/navigation/link-context.ts'
import { PageLink } from './page-link.tsx'

export type ButtonLinkProps = Omit<ButtonProps, keyof PageLinkProps> &
  Omit<PageLinkProps, 'color' | 'style'> &
  Pick<ButtonProps, 'style' | 'children'>

/** An internal link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  return <Button component={PageLink} {...props} />
}

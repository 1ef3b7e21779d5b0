import { Anchor, type AnchorProps } from '@mantine/core'
import type { PageLinkProps } from '#web/lib/navigation/link-context.ts'
import { PageLink } from './page-link.tsx'

export type TextLinkProps = Omit<AnchorProps, keyof PageLinkProps> &
  Omit<PageLinkProps, 'color' | 'style'> &
  Pick<AnchorProps, 'style'>

/** A link to a page of ours, in running text or on its own. */
export function TextLink(props: TextLinkProps) {
  return <Anchor component={PageLink} {...props} />
}

import { Anchor, type AnchorProps } from '@mantine/core'
import type { PageLinkProps } from '#web/lib/navigation/link-context.ts'
import { PageLink } from './page-link.tsx'

export type TextLinkProps = Omit<AnchorProps, keyof PageLinkProps> &
  Omit<PageLinkProps, 'color' | 'style'> &
  Pick<AnchorProps, 'style'>

/** An internal link, in running text or alone. */
export function TextLink({ className, ...props }: TextLinkProps) {
  return <Anchor component={PageLink} className={['reach', className].filter(Boolean).join(' ')} {...props} />
}

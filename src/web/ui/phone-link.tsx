import { Anchor, type AnchorProps } from '@mantine/core'

interface PhoneLinkProps extends Pick<AnchorProps, 'inherit' | 'underline'> {
  /** As it is written, in groups of digits. */
  number: string
}

/** A telephone number to call; no line breaks it. */
export function PhoneLink({ number, ...look }: PhoneLinkProps) {
  return (
    <Anchor href={`tel:${number.replaceAll(' ', '')}`} {...look}>
      {number.replaceAll(' ', '\u00a0')}
    </Anchor>
  )
}

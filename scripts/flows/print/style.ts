import { styleText } from 'node:util'

type Style = Parameters<typeof styleText>[0]

/** Colour where the output is a terminal that wants it; NO_COLOR and pipes get plain text. */
function styled(style: Style) {
  return (text: string): string => styleText(style, text, { stream: process.stdout })
}

export const bold = styled('bold')
export const dim = styled('dim')
export const red = styled('red')
export const green = styled('green')
export const yellow = styled('yellow')
export const cyan = styled('cyan')

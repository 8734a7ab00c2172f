import { tidyText } from '@app/schemas/rules/answers/short-text'

const longestSent = 255
const longestShown = 80
// A path, a character that cannot be seen, one of these written in numbers, or one that makes the rest run the other way.
const hasTrick = /%(00|0a|0d|2f|5c)|[/\\\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]|^\.+$/iu
const programs =
  /\.(exe|com|bat|cmd|scr|msi|dll|app|jar|js|mjs|vbs|ps1|sh|py|pl|rb|php\d?|phtml|asp|aspx|jsp|cgi|hta|lnk|html?|xhtml|svgz?|xml|zip|apk|dmg|iso)(\.|$)/i

/** Whether a name is one that a camera, a scanner or a person would give. */
export function isPlainName(name: string): boolean {
  return name.length <= longestSent && name.isWellFormed() && !hasTrick.test(name) && !programs.test(name)
}

/** The name under which its owner finds it again, with the ending of what it has become. */
export function shownName(name: string, ending: 'pdf' | 'jpg'): string {
  const stem = tidyText(name)
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[<>:"|?*]/g, '_')
  const short = [...stem].slice(0, longestShown).join('').trim()
  return `${short === '' ? 'file' : short}.${ending}`
}

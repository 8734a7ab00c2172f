/** A part of a form: a field, or a file when it has a name. */
export type FormPart = { readonly field: string; readonly value: string | Buffer; readonly name?: string; readonly type?: string }

const boundary = 'a-boundary-of-tests'

export const multipartType = `multipart/form-data; boundary=${boundary}`

/** A form with parts, as it goes over the wire. */
export function multipartBody(parts: readonly FormPart[], end = `--${boundary}--\r\n`): Buffer {
  const bytes = parts.flatMap(({ field, value, name, type }) => {
    const file = name === undefined ? '' : `; ${nameOf(name)}`
    const kind = type ?? (name === undefined ? undefined : 'application/octet-stream')
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${file}\r\n${kind ? `content-type: ${kind}\r\n` : ''}\r\n`
    return [Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')]
  })
  return Buffer.concat([...bytes, Buffer.from(end)])
}

/** As browsers write it. */
function nameOf(name: string): string {
  return `filename="${name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22')}"`
}

/** The same with what a request needs beside it. */
export function multipart(parts: readonly FormPart[]) {
  return { payload: multipartBody(parts), headers: { 'content-type': multipartType } }
}

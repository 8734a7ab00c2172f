/** The data of server-sent events, however the text was cut on its way. */
export async function* eventData(chunks: AsyncIterable<string>): AsyncIterable<string> {
  let waiting = ''
  for await (const chunk of chunks) {
    const blocks = (waiting + chunk).replaceAll('\r\n', '\n').split('\n\n')
    waiting = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = block.split('\n').flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trimStart()] : []))
      if (data.length > 0) yield data.join('\n')
    }
  }
}

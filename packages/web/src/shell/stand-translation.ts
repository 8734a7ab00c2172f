/**
 * A browser that translates a page puts elements of its own in the place of texts. React still asks for the texts that it made: to take
 * off one that is gone already, or to put something before it, would break the page. It goes on instead, at worst in another order.
 */
export function standTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    if (child.parentNode === this) removeChild.call(this, child)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    insertBefore.call(this, node, before?.parentNode === this ? before : null)
    return node
  }
}

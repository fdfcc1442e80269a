export function NewsletterPopup() {
  return null;
}

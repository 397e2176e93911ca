/** What the provider knows of a payer, wherever it stands in an object. */
const PERSONAL = new Set([
  'address',
  'billing_details',
  'collected_information',
  'customer_details',
  'customer_email',
  'email',
  'evidence',
  'name',
  'payment_method_details',
  'phone',
  'receipt_email',
  'receipt_url',
  'shipping',
]);

/** A message of the provider without what it says about its payer. */
export const impersonal = (message: unknown): unknown => {
  if (Array.isArray(message)) return message.map(impersonal);
  if (typeof message !== 'object' || message === null) return message;
  return Object.fromEntries(
    Object.entries(message).flatMap(([field, value]: [string, unknown]) =>
      PERSONAL.has(field) ? [] : [[field, impersonal(value)]],
    ),
  );
};

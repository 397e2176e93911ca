import Link from '@mui/material/Link';

/** A telephone number, to call it by a tap. */
export const PhoneLink = ({ number }: { readonly number: string }) => (
  <Link
    href={`tel:${number.replace(/[^+\d]/g, '')}`}
    sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, my: -2.5 }}
  >
    {number}
  </Link>
);

import { Module } from '@nestjs/common';
import { ContactMessagesController } from './contact-messages.controller';
import { contactMessagesProjection } from './contact-messages.projection';
import { ContactMessagesQuery } from './contact-messages.query';

/** What a projections worker runs for the contact form. */
export const contactProjections = [contactMessagesProjection] as const;

@Module({
  controllers: [ContactMessagesController],
  providers: [ContactMessagesQuery],
  exports: [ContactMessagesQuery],
})
export class ContactReadModule {}

import { codeBodies, codeCommands, priceAsked, type PricePreview } from '@fieldhouse/api-contract';
import { Access, commandController, SignedIn, type Caller } from '@fieldhouse/platform';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { PricePreviews } from '../application/price-preview';
import { toPlaces } from './registration.controller';

/** Codes with which a registration costs less. */
export const DiscountCodeController = commandController('discount codes', codeCommands, codeBodies, toPlaces);

class PriceAskedDto extends createZodDto(priceAsked) {}

@ApiTags('registrations')
@ApiBearerAuth()
@Controller('leagues/:leagueId/registration/price')
@Access('member')
export class PricePreviewController {
  constructor(private readonly previews: PricePreviews) {}

  /** Nothing is kept: what is sent is decided again. The code stands in the body, so that no log has it. */
  @Post()
  @HttpCode(200)
  price(
    @Param('leagueId') leagueId: string,
    @SignedIn() { accountId }: Caller,
    @Body() asked: PriceAskedDto,
  ): Promise<PricePreview> {
    return this.previews.of(leagueId, accountId, asked);
  }
}

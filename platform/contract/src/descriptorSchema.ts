import { descriptorSchema } from '@scoreline/shared-lib/contract/schemas';
import { z } from 'zod';

/** JSON Schema of `descriptor.json`, for builds made with other tools. */
export const descriptorJsonSchema = (): object => ({
  $id: 'https://scoreline.example/contract/descriptor.schema.json',
  title: 'A build of a remote',
  ...z.toJSONSchema(descriptorSchema),
});

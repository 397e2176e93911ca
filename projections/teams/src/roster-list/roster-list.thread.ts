import { serveLists } from '@fieldhouse/lists';
import { rosterListReaders } from './roster-list-thread';

serveLists(rosterListReaders);
